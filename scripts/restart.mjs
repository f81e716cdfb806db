/** npm run restart: has the running processes of this DATA_DIR replaced, one after another (PROCESSES of two or more). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(process.env.DATA_DIR ?? './data', 'proceso.pid');
try {
  const pid = Number(readFileSync(file, 'utf8'));
  // After a kill the file is left, and the number may be another program's by now.
  if (existsSync('/proc') && !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('serve.mjs'))
    throw new Error('gone');
  process.kill(pid, 'SIGHUP');
  console.log('Los procesos se están relevando; el registro dice cuándo han terminado.');
} catch {
  console.error(
    `No hay ningún sitio con varios procesos en marcha (${file}). Con uno solo, detenlo y vuelve a arrancarlo.`,
  );
  process.exit(1);
}
