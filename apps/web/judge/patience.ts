import { configure } from '@testing-library/react';

/** Milliseconds: on a busy machine, a lazy import takes much more than the default of 1 000. */
configure({ asyncUtilTimeout: 30_000 });
