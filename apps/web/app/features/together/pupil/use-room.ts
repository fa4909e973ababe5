import type { RoomState } from '@nosmilliards/contract/room-message';
import { useEffect, useRef, useState } from 'react';
import {
  choicesOf,
  createSender,
  writeAnswer,
  writtenBytesOf,
  type Seat,
  type Sender,
  type Sending,
} from '#browser/pupil-seat.ts';
import { followRoom } from '#browser/room-client.ts';
import { whenErased } from '#browser/storage.ts';

/** Follows a room and sends the answers of its seat. */
export function useRoom(first: Seat, onErased: () => void) {
  const { code } = first;
  const [seat, setSeat] = useState(first);
  const [state, setState] = useState<RoomState | null>(null);
  const [isHeard, setHeard] = useState(true);
  const [isGone, setGone] = useState(false);
  const [sending, setSending] = useState<Sending>('sent');
  const sender = useRef<Sender>(null);

  useEffect(() => {
    const onGone = () => setGone(true);
    const sends = createSender(code, { onSending: setSending, onGone });
    sender.current = sends;
    const stop = followRoom(code, {
      onGone,
      onLink: setHeard,
      onState: (next) => {
        setState(next);
        // Sends what a frozen room refused, or what was answered offline.
        if (!next.isFrozen && next.isOpen && !next.isOver) sends.send();
      },
    });
    sends.send();
    return () => {
      stop();
      sends.stop();
    };
  }, [code]);
  useEffect(() => whenErased(onErased), [onErased]);

  return {
    state,
    isHeard,
    isGone,
    sending,
    bytes: state === null ? writtenBytesOf(seat) : choicesOf(seat, state.items),
    answer: (item: number, byte: number) => {
      if (state === null) return;
      setSeat(writeAnswer(seat, item, byte, state.items));
      sender.current?.send();
    },
  };
}
