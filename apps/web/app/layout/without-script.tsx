import { withoutScript } from '#site/without-script.ts';
import { Notice } from '#ui/notice.tsx';

/**
 * The text of a page for a browser that runs no script. A script puts it, without its tags, in the
 * page of a browser too old for the others.
 */
export function WithoutScript({ path }: { readonly path: string }) {
  const instead = withoutScript[path];
  if (instead === undefined) return null;
  const { what, words, to, link } = instead;
  return (
    <Notice>
      <p>
        {`${what} avec JavaScript, que ce navigateur n’exécute pas\u202F; ${words} `}
        <a href={to}>{link}</a>.
      </p>
    </Notice>
  );
}
