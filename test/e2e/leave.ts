import { afterEach } from 'vitest';
import { leave } from './browser.ts';

afterEach(leave);
