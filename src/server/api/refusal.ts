/** An expected "no", with the status and the Spanish sentence the client shows. */
export class Refusal extends Error {
  readonly status: number;
  /** Field name → sentence, for forms. */
  readonly errors: Record<string, string> | undefined;
  /** Data that the caller needs to continue. */
  readonly data: object | undefined;

  constructor(status: number, message: string, errors?: Record<string, string>, data?: object) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.data = data;
  }
}

export function notFound(message: string): Refusal {
  return new Refusal(404, message);
}
