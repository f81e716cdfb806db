/** Who works at the desk, as the last navigation asked the server. */
import { getRouteApi } from '@tanstack/react-router';
import { type Capability, can } from '#values/rol.ts';
import { canOpen } from './screens.ts';

const desk = getRouteApi('/admin');

export function useUser() {
  return desk.useRouteContext().user;
}

export function useCan(capability: Capability): boolean {
  return can(useUser().rol, capability);
}

/** Whether a link under /admin leads anywhere for this user. */
export function useCanOpen(path: string): boolean {
  return canOpen(useUser().rol, path);
}
