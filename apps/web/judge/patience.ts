import { configure } from '@testing-library/react';

/** Milliseconds: on a busy machine, a lazy import takes more than the default of 1 000. */
configure({ asyncUtilTimeout: 10_000 });
