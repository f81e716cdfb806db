import { kindCalls } from '#server/things/kind-calls.ts';
import { listCall } from '#server/things/list-call.ts';
import { kind, provincia } from './provincia.ts';
import { listProvincias } from './queries.server.ts';

export const provincias = {
  'get_provincias.php': listCall('provincia', {
    summary: 'The provinces, by name',
    item: provincia,
    list: listProvincias,
  }),

  ...kindCalls('provincia', { ...kind, one: 'a province', data: provincia }),
};
