import { useState, type FormEvent } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SILENCE } from '#ui/live-region.tsx';
import { PercentField } from '#ui/percent-field.tsx';

function Reduction({ start = 15 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <PercentField
      label="Réduire de"
      value={value}
      onChange={setValue}
      max={60}
      presets={[10, 25]}
      valueText={`réduire de ${value} %`}
    />
  );
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: /Réduire de/ });
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /Réduire de/ });
const announced = () => screen.getByRole('status').textContent;
const preset = (name: string) => screen.getByRole('button', { name });

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('PercentField', () => {
  it('binds slider, field and presets to one value', () => {
    render(<Reduction />);
    fireEvent.change(slider(), { target: { value: '25' } });
    expect(field().value).toBe('25');
    expect(preset('25\u00A0%').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(preset('10\u00A0%'));
    expect(slider().value).toBe('10');
    expect(field().value).toBe('10');
    fireEvent.change(field(), { target: { value: '42' } });
    expect(slider().value).toBe('42');
    expect(slider().getAttribute('aria-valuetext')).toBe('réduire de 42 %');
  });

  it('moves by ten with PageUp and PageDown, within bounds', () => {
    render(<Reduction start={55} />);
    fireEvent.keyDown(slider(), { key: 'PageUp' });
    expect(slider().value).toBe('60');
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    expect(slider().value).toBe('50');
  });

  it('keeps one value when the keys move what has just been typed', () => {
    render(<Reduction />);
    fireEvent.change(field(), { target: { value: '12' } });
    fireEvent.keyDown(field(), { key: 'PageUp' });
    expect([slider().value, field().value]).toEqual(['22', '22']);
  });

  it('moves from what is typed, even when it is past the bound', () => {
    render(<Reduction />);
    fireEvent.change(field(), { target: { value: '95' } });
    fireEvent.keyDown(field(), { key: 'PageDown' });
    expect([slider().value, field().value]).toEqual(['60', '60']);
  });

  it('tells what a shortcut or a typed number comes to; the slider says its own', () => {
    render(<Reduction />);
    expect(announced()).toBe('');
    fireEvent.click(preset('10\u00A0%'));
    // Not while the screen reader announces the button: it would drop the sentence.
    expect(announced()).toBe('');
    wait(SILENCE);
    expect(announced()).toBe('réduire de 10 %');
    fireEvent.change(field(), { target: { value: '4' } });
    wait(SILENCE - 1);
    fireEvent.change(field(), { target: { value: '42' } });
    wait(SILENCE - 1);
    expect(announced()).toBe('réduire de 10 %');
    wait(1);
    expect(announced()).toBe('réduire de 42 %');
    fireEvent.change(slider(), { target: { value: '25' } });
    wait(SILENCE);
    expect(announced()).toBe('');
  });

  it('sends its form from the slider, once, by the Enter key', () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Reduction />
      </form>,
    );
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(onSubmit).not.toHaveBeenCalled();
    // Prevented: Chromium would submit the form twice.
    expect(fireEvent.keyDown(slider(), { key: 'Enter' })).toBe(false);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('lets the field be emptied while typing, and restores the value on leaving it', () => {
    render(<Reduction />);
    fireEvent.change(field(), { target: { value: '' } });
    expect(field().value).toBe('');
    expect(slider().value).toBe('15');
    fireEvent.blur(field());
    expect(field().value).toBe('15');
  });

  it('stops at the bound while an excess is typed, and writes it on leaving the field', () => {
    render(<Reduction />);
    fireEvent.change(field(), { target: { value: '95' } });
    expect([slider().value, field().value]).toEqual(['60', '95']);
    fireEvent.blur(field());
    expect(field().value).toBe('60');
  });
});
