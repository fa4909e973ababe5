#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, in French and of any size: Debian's own MiniBrowser is
never narrower than 447 px. What the page complains of is kept in the page, as `complaints`."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

LISTEN = """
globalThis.complaints = [];
addEventListener('error', (event) => complaints.push(event.message ?? `${event.target.src ?? event.target.href} did not come`), true);
addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => complaints.push(`${event.effectiveDirective} ${event.blockedURI}`), true);
console.error = (...words) => complaints.push(words.join(' '));
"""

width, height = (int(side) for side in os.environ["WINDOW_SIZE"].split("x"))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["fr-FR", "fr"])


def view_for(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            LISTEN,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
    )
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def started(_context, session):
    # The driver compares them with what it was asked for.
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", view_for)


context.connect("automation-started", started)
Gtk.main()
