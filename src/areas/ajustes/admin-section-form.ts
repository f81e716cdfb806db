import type { UseFormReturnType } from '@mantine/form';

/** Which fields it has is said by the section's schema; a screen names them by their path. */
// biome-ignore lint/suspicious/noExplicitAny: each section has its own shape, checked by its schema before it is sent
export type SectionForm = UseFormReturnType<any>;
