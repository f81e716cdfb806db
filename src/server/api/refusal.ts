/** An expected "no", with the status and the Spanish sentence the client shows. */
export class Refusal extends Error {
  readonly status: number;
  /** Field name → sentence, for forms. */
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, message: string, errors?: Record<string, string>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export function notFound(message: string): Refusal {
  return new Refusal(404, message);
}
