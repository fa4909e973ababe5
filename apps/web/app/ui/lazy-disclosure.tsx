import { useState, type ComponentProps } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';

/** Renders its children on the first opening: a long table costs nothing before. */
export function LazyDisclosure({ children, ...rest }: ComponentProps<typeof Disclosure>) {
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
