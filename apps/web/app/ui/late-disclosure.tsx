import { useState, type ComponentProps } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';

/** What it holds is written the first time it is opened: a long table costs nothing until then. */
export function LateDisclosure({ children, ...rest }: ComponentProps<typeof Disclosure>) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      {...rest}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      {wasOpened && children}
    </Disclosure>
  );
}
