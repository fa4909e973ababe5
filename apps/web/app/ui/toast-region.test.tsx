import { useCallback, useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, type Toast } from '#ui/toast-region.tsx';

function App({ first }: { first: Toast[] }) {
  const [toasts, setToasts] = useState(first);
  const dismiss = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}

const text = 'Adresse copiée.';
const copied: Toast = { id: 'copie', text };
function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('ToastRegion', () => {
  it('is a status region even before the first message', () => {
    render(<App first={[]} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells a problem as an alert, apart from the status', () => {
    render(<App first={[copied, { id: 'refus', text: 'Six lignes au plus.', isProblem: true }]} />);
    expect(screen.getByRole('alert').textContent).toContain('Six lignes au plus.');
    expect(screen.getByRole('status').textContent).not.toContain('Six lignes au plus.');
  });

  it('keeps what must be answered until it is', () => {
    const onAction = vi.fn<() => void>();
    render(<App first={[{ ...copied, action: { label: 'Réessayer', onAction, stays: true } }]} />);
    wait(600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('keeps a message six seconds at least, whatever is asked', () => {
    render(<App first={[{ ...copied, duration: 1_000 }]} />);
    wait(5_900);
    expect(screen.getByRole('status').textContent).toContain(text);
    wait(200);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('waits while the pointer is on it, then counts again from the start', () => {
    render(<App first={[copied]} />);
    const message = screen.getByText(text);
    wait(5_000);
    fireEvent.mouseEnter(message.parentElement ?? message);
    wait(60_000);
    expect(screen.queryByText(text)).not.toBeNull();
    fireEvent.mouseLeave(message.parentElement ?? message);
    wait(5_900);
    expect(screen.queryByText(text)).not.toBeNull();
    wait(200);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('waits while the focus is in it, even after the pointer has left', () => {
    render(<App first={[copied]} />);
    const message = screen.getByText(text).parentElement ?? document.body;
    fireEvent.mouseEnter(message);
    fireEvent.focus(screen.getByRole('button', { name: 'Fermer' }));
    fireEvent.mouseLeave(message);
    wait(60_000);
    expect(screen.queryByText(text)).not.toBeNull();
  });

  it('runs its action once and goes away', () => {
    const onAction = vi.fn<() => void>();
    render(<App first={[{ ...copied, action: { label: 'Annuler', onAction } }]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(text)).toBeNull();
  });
});
