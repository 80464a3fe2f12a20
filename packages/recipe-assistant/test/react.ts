import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Tests don't wait for real time, but a busy machine takes its time to load what is fetched later.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
