/** For dialog.tsx alone: asked for by itself, Mantine's whole index would come. */
export { Modal } from '@mantine/core';
