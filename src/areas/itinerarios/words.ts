/** "2 días · 7 paradas". */
export function inShort({ dias, paradas }: { dias: number; paradas: number }): string {
  return `${dias === 1 ? '1 día' : `${dias} días`} · ${paradas === 1 ? '1 parada' : `${paradas} paradas`}`;
}
