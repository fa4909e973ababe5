import { expect, it } from 'vitest';
import { drawRoomCode, readRoomCode, ROOM_CODE_PATTERN, signsOfNoCode } from './room-code.ts';

it('is six signs drawn from thirty', () => {
  const asked: number[] = [];
  const code = drawRoomCode((below) => {
    asked.push(below);
    return asked.length - 1;
  });
  expect(code).toBe('234567');
  expect(asked).toEqual([30, 30, 30, 30, 30, 30]);
  expect(drawRoomCode((below) => below - 1)).toBe('ZZZZZZ');
  expect(code).toMatch(new RegExp(ROOM_CODE_PATTERN));
});

it.each([
  ['7K3MQX', '7K3MQX'],
  ['7k3mqx', '7K3MQX'],
  [' 7k3 mqx\n', '7K3MQX'],
  ['7K3-MQX', '7K3MQX'],
  ['7K3\u00A0MQX', '7K3MQX'],
  ['7 k – 3 m · q x', '7K3MQX'],
])('is read from « %s »', (typed, code) => {
  expect(readRoomCode(typed)).toBe(code);
});

it.each([
  '',
  '7K3MQ',
  '7K3MQXX',
  '7K3MQO',
  '7K3MQ0',
  'IK3MQX',
  'LK3MQX',
  '1K3MQX',
  'UK3MQX',
  '7K3MQé',
])('is not « %s »', (typed) => {
  expect(readRoomCode(typed)).toBeNull();
  expect(typed).not.toMatch(new RegExp(ROOM_CODE_PATTERN));
});

it('lists the signs that no code has, each once', () => {
  expect(signsOfNoCode('o7 0oK-1')).toBe('O01');
  expect(signsOfNoCode('7k3 mqx')).toBe('');
});
