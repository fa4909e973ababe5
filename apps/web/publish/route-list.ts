/** How the framework writes what it knows of the pages, for its own use in the browser. */
const START = 'window.__reactRouterManifest=';
const PLACE = '/assets/';
const FOLDER = 'routes/';

type Route = {
  readonly id: string;
  readonly path?: string;
  readonly module: string;
  readonly css: readonly string[];
} & Readonly<Record<string, unknown>>;
type RouteList = { readonly routes: Readonly<Record<string, Route>> };

/**
 * The list of the pages that every page downloads, without what nothing reads: the scripts of each
 * page serve to fetch it ahead of a click, which no link asks for; the styles of the frame are there
 * already; a « no » is as well unsaid; and what is true of all is said once.
 */
export function lighterRouteList(script: string): string {
  if (!script.startsWith(START)) throw new Error('The framework writes its pages in another way');
  const list: RouteList = JSON.parse(script.slice(START.length).replace(/;\s*$/, ''));
  const { root, ...others } = list.routes;
  const framed = new Set(root?.css.map(addressOf));
  const pages = Object.values(others);
  const marks = [...new Set(pages.flatMap(marksOf))];
  const common = marks.filter((mark) => pages.every((page) => page[mark] === true));
  const own = marks.filter((mark) => !common.includes(mark));
  const rows = pages.map((page) => {
    const name = page.id.replace(FOLDER, '');
    const styles = page.css.filter((style) => !framed.has(addressOf(style)));
    return [
      name,
      page.path === name ? 0 : (page.path ?? null),
      own.reduce((sum, mark, rank) => sum + (page[mark] === true ? 2 ** rank : 0), 0),
      between(`${PLACE}${name}-`, page.module, '.js'),
      ...styles.map((style) => between(PLACE, style, '')),
    ];
  });
  const told = common.map((mark) => `${mark}:true,`).join('');
  // Name, path, marks, file, styles.
  const route = `{id,parentId:"root",${told}...p===null?{}:{path:p||n},...Object.fromEntries(${JSON.stringify(own)}.filter((_,i)=>m>>i&1).map(k=>[k,true])),module:"${PLACE}"+n+"-"+f+".js",css:c.map(s=>"${PLACE}"+s)}`;
  return `${START}(l=>{for(const[n,p,m,f,...c]of ${JSON.stringify(rows)}){const id="${FOLDER}"+n;l.routes[id]=${route}}return l})(${JSON.stringify({ ...list, routes: { root } }, (_, value) => (value === false ? undefined : value))});`;
}

/** What it says yes to. */
function marksOf(page: Route): string[] {
  return Object.keys(page).filter((mark) => page[mark] === true);
}

/** The framework marks with a `#` a style that is written into the page. */
function addressOf(style: string): string {
  return style.replace(/#$/, '');
}

function between(start: string, text: string, end: string): string {
  if (!text.startsWith(start) || !text.endsWith(end)) {
    throw new Error(`The framework writes its pages in another way: ${text}`);
  }
  return text.slice(start.length, text.length - end.length);
}
