/** How pages rendered here make their calls: without a socket, from memory where the answer is known. */
import type { App } from '#server/app.ts';
import { type Answers, answersOf } from './api/answers.ts';

let running: Answers | undefined;

export function setRunningApp(app: App): void {
  running = answersOf(app);
}

export async function askInProcess(name: string, query: string): ReturnType<Answers['ask']> {
  if (!running) throw new Error('the app is not running yet');
  return running.ask(name, query);
}
