import { expect, it } from 'vitest';
import { standInMaps, standInOf } from './stand-in.ts';

it('answers a comparison with the fallback, an unknown id with the 404 page of its route', () => {
  expect(standInOf('/compare/defense-vs-sante')).toEqual({
    uri: '/__spa-fallback.html',
    status: 200,
  });
  for (const code of ['01004', '2A004', '2B033', '97611']) {
    expect(standInOf(`/commune/${code}`)).toEqual({ uri: '/__commune.html', status: 200 });
  }
  for (const malformed of ['lyon', '1004', '2C004', '010045', '01004/']) {
    expect(standInOf(`/commune/${malformed}`).status).toBe(404);
  }
  expect(standInOf('/commune/lyon').uri).toBe('/commune/introuvable/index.html');
  expect(standInOf('/ligne/x')).toEqual({ uri: '/ligne/introuvable/index.html', status: 404 });
  expect(standInOf('/carte/x')).toEqual({ uri: '/carte/introuvable/index.html', status: 404 });
  expect(standInOf('/piece/x')).toEqual({ uri: '/piece/introuvable/index.html', status: 404 });
  expect(standInOf('/ligne///')).toEqual({ uri: '/404/index.html', status: 404 });
  expect(standInOf('/lignes')).toEqual({ uri: '/404/index.html', status: 404 });
});

it('writes the same rules to the nginx maps', () => {
  expect(standInMaps).toEqual({
    'drawn.map':
      '~^/compare/[^/]+$ /__spa-fallback.html;\n' +
      '~^/commune/(?:\\d\\d|2A|2B)\\d\\d\\d$ /__commune.html;\n',
    'absent.map':
      '~^/ligne/[^/]+$ /ligne/introuvable/index.html;\n' +
      '~^/carte/[^/]+$ /carte/introuvable/index.html;\n' +
      '~^/piece/[^/]+$ /piece/introuvable/index.html;\n' +
      '~^/fonction/[^/]+$ /fonction/introuvable/index.html;\n' +
      '~^/commune/[^/]+$ /commune/introuvable/index.html;\n' +
      '~^/embed/.+ /embed/introuvable/index.html;\n',
  });
});
