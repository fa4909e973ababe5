import { configure } from '@testing-library/react';

/** Code that comes late has to be found and read first, on a machine that may be busy. */
configure({ asyncUtilTimeout: 10_000 });
