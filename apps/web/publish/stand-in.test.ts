import { expect, it } from 'vitest';
import { standInMaps, standInOf } from './stand-in.ts';

it('draws a comparison from its address, and says of what family an unknown address is', () => {
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

it('tells nginx the same', () => {
  expect(standInMaps).toEqual({
    'drawn.map': '~^/compare/[^/]+$ /__spa-fallback.html;\n',
    'absent.map':
      '~^/ligne/[^/]+$ /ligne/introuvable/index.html;\n' +
      '~^/carte/[^/]+$ /carte/introuvable/index.html;\n' +
      '~^/piece/[^/]+$ /piece/introuvable/index.html;\n~^/embed/.+ /embed/introuvable/index.html;\n',
  });
});
