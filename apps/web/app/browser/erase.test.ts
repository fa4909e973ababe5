import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { eraseDevice } from './erase.ts';
import { setLens } from './lens.ts';
import { useShortcutSwitch } from './shortcuts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('leaves nothing behind, known to this version or not', async () => {
  setLens('per-adult');
  for (const key of [...Object.values(STORAGE_KEYS), 'a-key-of-an-older-version']) {
    localStorage.setItem(key, 'x');
    sessionStorage.setItem(key, 'x');
  }
  document.documentElement.dataset['voted'] = '';
  await eraseDevice();
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
  expect(document.documentElement.dataset['voted']).toBeUndefined();
});

it('turns the shortcuts on again, here and where another tab hears of it', async () => {
  const { result } = renderHook(useShortcutSwitch);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  await act(eraseDevice);
  expect(result.current[0]).toBe(true);
});
