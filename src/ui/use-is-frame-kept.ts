import { useRouter } from '@tanstack/react-router';

/** The server has header and footer from a page before and puts them in itself (server/pages/frame.ts). */
export function useIsFrameKept(): boolean {
  return 'isFrameKept' in useRouter().options;
}
