/** What a page says when a call brought nothing: the server's sentence, its default, or the one for no answer at all. */
export function failure(answer: { status?: number; message: string }, refused: string, unreachable: string): string {
  return answer.status === 0 ? unreachable : answer.message || refused;
}
