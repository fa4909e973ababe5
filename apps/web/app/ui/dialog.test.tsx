import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '#ui/dialog.tsx';

function Share() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Partager
      </button>
      <p>{open ? 'ouvert' : 'fermé'}</p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Partager mon budget">
        <p>Rien n’est envoyé avant.</p>
      </Dialog>
    </>
  );
}

function opened(): HTMLDialogElement {
  render(<Share />);
  fireEvent.click(screen.getByRole('button', { name: 'Partager' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Partager mon budget' });
}

afterEach(cleanup);

describe('Dialog', () => {
  it('opens as a modal, with the focus on itself', () => {
    const dialog = opened();
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(dialog);
  });

  it('opens on a field with what was left there selected, ready to be replaced', () => {
    render(
      <Dialog open onClose={() => {}} title="Rechercher" initialFocus="first-field">
        <input aria-label="Un mot" defaultValue="profs" />
      </Dialog>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'profs'.length]);
  });

  it('a question is heard with its consequence, not by its title alone', () => {
    render(
      <Dialog open isQuestion onClose={() => {}} title="Tout effacer ?" actions={<p>Annuler</p>}>
        <p>Rien ne pourra rétablir vos votes.</p>
      </Dialog>,
    );
    const described = screen.getByRole('dialog').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe(
      'Rien ne pourra rétablir vos votes.',
    );
  });

  it('tells its owner when the button closes it', () => {
    const dialog = opened();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(dialog.open).toBe(false);
    expect(screen.getByText('fermé')).toBeTruthy();
  });

  it('closes on a click on the backdrop, not on one inside', () => {
    const dialog = opened();
    fireEvent.click(screen.getByText('Rien n’est envoyé avant.'));
    expect(dialog.open).toBe(true);
    fireEvent.click(dialog);
    expect(screen.getByText('fermé')).toBeTruthy();
  });

  it('opens again after having been closed', () => {
    const dialog = opened();
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Partager' }));
    expect(dialog.open).toBe(true);
  });

  it('does not take a late close event for a new closing', () => {
    const dialog = opened();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
    expect(screen.getByText('ouvert')).toBeTruthy();
  });
});
