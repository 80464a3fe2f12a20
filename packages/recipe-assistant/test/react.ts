import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test waits for comes at once, but on a busy machine not within the default second.
configure({ asyncUtilTimeout: 4000 });

afterEach(cleanup);
