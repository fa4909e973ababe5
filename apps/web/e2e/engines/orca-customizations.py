"""Read by Orca as it starts: what it speaks is also written, line by line, as it is spoken."""

import os

from orca import speech

spoken = open(os.path.expanduser("~/spoken"), "w", buffering=1, encoding="utf-8")
speak = speech._speak


def speak_and_write(text, acss, interrupt):
    print(" ".join(text.split()), file=spoken)
    speak(text, acss, interrupt)


speech._speak = speak_and_write
