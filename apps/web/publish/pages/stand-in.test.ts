import { expect, it } from 'vitest';
import { standInMaps, standInOf } from './stand-in.ts';

it('answers a comparison with the fallback, an unknown id with the 404 page of its route', () => {
  expect(standInOf('/compare/defense-vs-sante')).toEqual({
    uri: '/__spa-fallback.html',
    status: 200,
  });
  expect(standInOf('/ligne/x')).toEqual({ uri: '/ligne/introuvable/index.html', status: 404 });
  expect(standInOf('/carte/x')).toEqual({ uri: '/carte/introuvable/index.html', status: 404 });
  expect(standInOf('/piece/x')).toEqual({ uri: '/piece/introuvable/index.html', status: 404 });
  expect(standInOf('/ligne///')).toEqual({ uri: '/404/index.html', status: 404 });
  expect(standInOf('/lignes')).toEqual({ uri: '/404/index.html', status: 404 });
});

it('writes the same rules to the nginx maps', () => {
  expect(standInMaps).toEqual({
    'drawn.map': '~^/compare/[^/]+$ /__spa-fallback.html;\n',
    'absent.map':
      '~^/ligne/[^/]+$ /ligne/introuvable/index.html;\n' +
      '~^/carte/[^/]+$ /carte/introuvable/index.html;\n' +
      '~^/piece/[^/]+$ /piece/introuvable/index.html;\n' +
      '~^/fonction/[^/]+$ /fonction/introuvable/index.html;\n' +
      '~^/embed/.+ /embed/introuvable/index.html;\n',
  });
});
