/** Has the database filled by a process of its own: what is filled runs from the sources, a whole program that whoever serves would keep. */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { Fill } from './load.ts';

export const fillApart: Fill = ({ settings }, pictures) =>
  new Promise((done, fail) => {
    const child = fork(resolve('demo/fill-process.ts'), { execArgv: [] });
    // Databases may have something to say too.
    child.on('message', ({ isMine }: { isMine?: boolean }) => isMine !== undefined && done(isMine));
    child.once('error', fail);
    // After its answer nobody hears this any more.
    child.once('exit', (code) => fail(new Error(`the demo content was not loaded (${code})`)));
    const { databaseUrl, dataDir } = settings;
    child.send({ databaseUrl, dataDir, pictures: [...pictures] });
  });
