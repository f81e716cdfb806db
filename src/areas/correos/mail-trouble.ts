/** What a mail server's refusal means for somebody who is not a programmer; its own words follow for whoever helps. */
const meanings: [RegExp, string][] = [
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/i, 'no se encuentra ese servidor: revisa su nombre'],
  [/ECONNREFUSED/i, 'nadie contesta en esa dirección y ese puerto'],
  [/ETIMEDOUT|timeout|EHOSTUNREACH|ENETUNREACH/i, 'el servidor no contesta a tiempo'],
  [/EAUTH|Invalid login|\b53[045]\b/i, 'no acepta el usuario o la contraseña'],
  [/certificate|self.signed|SSL|TLS/i, 'la conexión cifrada no se puede comprobar'],
  [/ECONNRESET|EPIPE|closed|hang up/i, 'el servidor ha cortado la conexión'],
  [/EENVELOPE|recipient|\b55[0-4]\b/i, 'rechaza al remitente o al destinatario'],
  [/\b4\d\d\b/, 'pide que se intente más tarde'],
];

export function mailTrouble(error: string | null | undefined): string {
  if (!error) return 'todavía no ha contestado.';
  const meaning = meanings.find(([pattern]) => pattern.test(error))?.[1] ?? 'no ha aceptado el mensaje';
  return `${meaning} (${error}).`;
}
