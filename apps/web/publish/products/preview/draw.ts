import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { HEIGHT, WIDTH, type Picture } from './picture.ts';
import { shapesOf } from './shapes.ts';
import { wordsOf } from './words.ts';

const require = createRequire(import.meta.filename);
const fontOf = (name: string, family: string, weight: 400 | 600 | 800) => ({
  name,
  weight,
  data: readFileSync(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  ),
});

const fonts = [
  fontOf('Public Sans', 'public-sans', 400),
  fontOf('Public Sans', 'public-sans', 600),
  fontOf('Bricolage Grotesque', 'bricolage-grotesque', 800),
];

/** A PNG, drawn from an SVG whose text is converted to paths. */
export async function draw(picture: Picture): Promise<Buffer> {
  const svg = await satori(wordsOf(picture), {
    width: WIDTH,
    height: HEIGHT,
    fonts,
    loadAdditionalAsset: async (_, sign) => {
      throw new Error(`the fonts of the previews lack « ${sign} » (${JSON.stringify(picture)})`);
    },
  });
  const drawn = svg.replace(/<svg[^>]*>/, (opening) => opening + shapesOf(picture));
  return new Resvg(drawn).render().asPng();
}
