import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits for servers to start and to die comes first: at the end one worker would be left with it. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFault = ({ project }: TestSpecification) => project.name === 'faults';
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))];
  }
}

/** A browser and the built product. What administrators change must not disturb what visitors count: two servers. */
const browser = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  test: {
    name,
    ...files,
    globalSetup: ['test/e2e/site-server.ts'],
    setupFiles: ['test/e2e/leave.ts'],
    // One browser for all files of a worker.
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // As long as the browser waits for what it is asked to wait for.
    expect: { poll: { timeout: 45_000 } },
  },
});

/**
 * What these tell of has nothing to do with which database it is (pictures, files, passwords, mail, languages, a payment
 * provider that is away, the length of a wait), or others ask the same of PostgreSQL: the demo is loaded there by
 * test/demo/demo-contenido.test.ts, the agenda read by eventos/agenda-calls.test.ts.
 */
export const onOneDatabase = [
  'src/areas/ajustes/conexiones/calls.test.ts',
  'src/areas/ajustes/legal-calls.test.ts',
  'src/areas/ajustes/marca/marca-calls.test.ts',
  'src/areas/articulos/enlaces/calls.test.ts',
  'src/areas/copias/{bad-archive,key}-calls.test.ts',
  'src/areas/correos/{idioma,smtp}-calls.test.ts',
  'src/areas/cuenta/{confirm,guessing,reset,two-factor}-calls.test.ts',
  'src/areas/estadisticas/beacon-calls.test.ts',
  'src/areas/eventos/widget/calls.test.ts',
  'src/areas/facturas/verifactu/{certificate,send}-calls.test.ts',
  'src/areas/importar/csv-calls.test.ts',
  'src/areas/importar/woocommerce/variations-calls.test.ts',
  'src/areas/importar/wordpress/hostile-calls.test.ts',
  'src/areas/medios/calls.test.ts',
  'src/areas/redes/calls.test.ts',
  'src/areas/registro/taken-calls.test.ts',
  'src/areas/rutas/calls.test.ts',
  'src/areas/tienda/demo-calls.test.ts',
  'src/areas/tienda/pagos/{averias,demo}-calls.test.ts',
  'src/server/api/{answers,requests}-calls.test.ts',
  'src/server/disk/full-calls.test.ts',
  'src/server/edge/calls.test.ts',
  'src/server/files-calls.test.ts',
  'src/server/http/listen-calls.test.ts',
  'src/server/pages/preparation-calls.test.ts',
  'src/server/processes/*-calls.test.ts',
  'test/demo/{demo-agenda,demo-traducciones,drawings}.test.ts',
  'test/laws/access-calls.test.ts',
];

/** Every call with every odd value: what SQLite takes without a word PostgreSQL refuses. */
export const onPostgres = ['test/laws/all-calls.test.ts'];

/** The other calls run twice: on SQLite and on a real PostgreSQL. */
const calls = (database: 'sqlite' | 'postgres') => ({
  test: {
    name: `calls-${database}`,
    include: ['{src,test/laws}/**/*calls.test.ts', 'test/{demo,upgrade}/*.test.ts'],
    exclude: database === 'postgres' ? onOneDatabase : onPostgres,
    env: { TEST_DATABASE: database },
    isolate: false,
    setupFiles: ['test/harness/leave.ts'],
    globalSetup: database === 'postgres' ? ['test/harness/postgres-server.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // One more than cores: databases, browsers and timeouts are waited for.
    maxWorkers: 3,
    sequence: { sequencer: FaultsFirst },
    // What a passing test logs is nobody's business.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,test/docs,test/laws}/**/*.test.ts'],
          exclude: ['**/*calls.test.ts'],
          isolate: false,
          setupFiles: ['test/harness/leave.ts'],
          testTimeout: 60_000,
        },
      },
      calls('sqlite'),
      calls('postgres'),
      { test: { name: 'faults', include: ['test/faults/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      browser('e2e-site', { include: ['test/e2e/*.test.ts'], exclude: ['test/e2e/admin-*.test.ts'] }),
      browser('e2e-admin', { include: ['test/e2e/admin-*.test.ts'] }),
    ],
  },
});
