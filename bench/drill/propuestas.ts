/** A week of proposals, half of them rubbish or double, of neighbours, collaborators and calendars, while the process dies: every event once, none unasked. */
import { setTimeout as wait } from 'node:timers/promises';
import { calendarKills, calendarsWeek, sources } from './calendars.ts';
import type { Report } from './report.ts';
import { type DrillSite, openSite, type Visitor, withDb } from './site.ts';

const kills = 3;
const colaboradores = 5;
/** Younger than this a seal is a robot's. */
const sealMs = 2100;
const batch = 25;
const password = 'tres grillos en la alacena';

interface Sent {
  email: string;
  titulo: string;
  municipio_id: number;
  fecha_inicio: string;
}

export async function propuestasDrill(env: Record<string, string>, amount: number): Promise<Report> {
  const site = await openSite(env);
  const faults: string[] = [];
  try {
    await site.start();
    const admin = await site.admin();
    const municipios = await municipioIds(site);
    const sent = Array.from({ length: amount }, (_, n) => proposal(n, municipios));
    for (let from = 0; from < amount; from += batch) {
      const isKilled = from / batch < kills;
      await sendSome(site, sent.slice(from, from + batch), isKilled);
    }
    await confirmAll(
      site,
      sent.filter(({ titulo }) => !titulo.startsWith('Mudo')),
    );
    const early = await eventos(site);
    if (early.length > 0) faults.push(`${early.length} events were published unasked`);
    const presses = await decideAll(site, admin);
    const own = await collaborate(site, admin, municipios);
    const real = (one: Sent | undefined) => one?.titulo.startsWith('Fiesta');
    const week = await calendarsWeek(site, {
      municipios,
      known: (n) => [sent[n]].find((one) => real(one) && one!.municipio_id === municipios[n]),
      word,
      decide: () => decideAll(site, admin),
    });
    faults.push(...week.faults);
    const wanted = [...sent.filter(real).map(({ titulo }) => titulo), ...own, ...week.titles];
    const found = (await eventos(site)).sort();
    for (const titulo of new Set([...wanted, ...found])) {
      const [here, expected] = [found, [...new Set(wanted)]].map((all) => all.filter((one) => one === titulo).length);
      if (here !== expected) faults.push(`«${titulo}»: ${here} times, ${expected} expected`);
    }
    return {
      done: [
        `${amount} proposals and ${own.length} events of ${colaboradores} collaborators, ${kills} kills`,
        `${sources} calendars changing daily for a week, half of them published at once, ${calendarKills} kills`,
        `${found.length} events, ${presses} presses at the desk for the neighbours, ${week.presses} for the calendars`,
      ],
      faults,
      ratio: '—',
    };
  } finally {
    await site.kill().catch(() => {});
    await site.remove();
  }
}

/** Two of four are real, one is a double of the one before, one is rubbish or never confirmed. */
function proposal(n: number, municipios: number[]): Sent {
  const kind = n % 4;
  const of = kind === 2 ? n - 1 : n;
  const titulo =
    kind === 3 ? `${n % 8 === 3 ? 'Basura' : 'Mudo'} ${word(n)}` : `Fiesta de ${word(of)} y ${word(of + 7919)}`;
  const day = new Date(Date.now() + (10 + (of % 300)) * 86_400_000).toISOString().slice(0, 10);
  return {
    email: `vecina${n}@example.org`,
    titulo,
    municipio_id: municipios[of % municipios.length]!,
    fecha_inicio: day,
  };
}

/** A word of letters that no other number has. */
function word(n: number): string {
  return [...(n + 17_576).toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('')
    .repeat(2);
}

async function sendSome(site: DrillSite, some: Sent[], isKilled: boolean): Promise<void> {
  const seals = await Promise.all(some.map((_, index) => sealFor(site, index)));
  await wait(sealMs);
  const sending = Promise.all(some.map((one, index) => sendUntilTaken(site, one, seals[index]!)));
  if (isKilled) {
    await wait(Math.random() * 200);
    await site.kill();
    await site.start();
  }
  await sending;
}

async function sealFor(site: DrillSite, index: number): Promise<string> {
  const response = await site.get('/api/get_propuesta_formulario.php', { address: `198.51.100.${index + 1}` });
  return ((await response!.json()) as { sello: string }).sello;
}

let asked = 0;
/** After a lost answer the same form is sent again. */
async function sendUntilTaken(site: DrillSite, one: Sent, sello: string): Promise<void> {
  const n = ++asked;
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const fields = { ...one, sello, nombre: 'Ana', consent: true, distinto: true };
  for (;;) {
    const answer = await site.post('submit_propuesta.php', fields, { address }).catch(() => undefined);
    if (answer?.status === 200) return;
    if (answer && answer.status < 500) throw new Error(`${one.titulo}: ${JSON.stringify(answer.body)}`);
    await wait(100);
  }
}

async function confirmAll(site: DrillSite, sent: Sent[]): Promise<void> {
  const emails = new Set(sent.map(({ email }) => email));
  const mails = await withDb(site, (db) => db.selectFrom('correos').select(['para', 'texto']).execute());
  let n = 0;
  for (const { para, texto } of mails) {
    const token = /token=([\w-]+)/.exec(texto)?.[1];
    if (token && emails.has(para))
      await site.post('confirm_propuesta.php', { token }, { address: `192.0.2.${(n++ % 250) + 1}` });
  }
}

/** As the operator would: what looks like the same or like rubbish is refused, the rest accepted. */
async function decideAll(site: DrillSite, admin: Visitor): Promise<number> {
  for (let presses = 0; ; ) {
    const page = await site.get('/api/get_propuestas_admin.php?estado=abiertas&limit=20', admin);
    const { data } = (await page!.json()) as {
      data: { id: number; titulo: string; parecidos: { es_igual: boolean }[] }[];
    };
    if (data.length === 0) return presses;
    for (const { id } of data) {
      // What was accepted a moment ago counts too.
      const one = await site.get(`/api/get_propuesta_admin.php?id=${id}`, admin);
      const { titulo, parecidos } = ((await one!.json()) as { data: (typeof data)[number] }).data;
      const isRefused = titulo.startsWith('Basura') || parecidos.some(({ es_igual }) => es_igual);
      await site.post(isRefused ? 'reject_propuesta.php' : 'accept_propuesta.php', { id }, admin);
      presses++;
    }
  }
}

/** Town halls, every other one trusted; what the others send is accepted. Answers the titles. */
async function collaborate(site: DrillSite, admin: Visitor, municipios: number[]): Promise<string[]> {
  const titles: string[] = [];
  for (let n = 0; n < colaboradores; n++) {
    const usuario = `ayto${n}`;
    const bound = { municipios: [municipios[n]!], de_confianza: n % 2 === 0 };
    const invited = await site.post(
      'create_usuario.php',
      { usuario, email: `${usuario}@example.org`, rol: 'colaborador', ...bound },
      admin,
    );
    const token = new URL(invited!.body.enlace).searchParams.get('token');
    await site.post('reset_password.php', { token, password });
    const cookie = await signIn(site, usuario);
    for (let each = 0; each < 4; each++) {
      const titulo = `Pleno ${word(5000 + n * 10 + each)}`;
      const fecha_inicio = new Date(Date.now() + (20 + each * 9) * 86_400_000).toISOString().slice(0, 10);
      const fields = { titulo, municipio_id: municipios[n], fecha_inicio };
      // Twice: the first answer was lost.
      for (const _ of [1, 2])
        await site.post('create_evento_propio.php', fields, { cookie, address: `192.0.2.${n + 1}` });
      titles.push(titulo);
    }
  }
  await decideAll(site, admin);
  return titles;
}

async function signIn(site: DrillSite, usuario: string): Promise<string> {
  const response = await fetch(`${site.url}/api/login.php`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify({ usuario, password }),
  });
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

async function municipioIds(site: DrillSite): Promise<number[]> {
  const response = await site.get('/api/get_municipios.php');
  const { data } = (await response!.json()) as { data: { id: number }[] };
  return data.slice(0, 40).map(({ id }) => id);
}

async function eventos(site: DrillSite): Promise<string[]> {
  const rows = await withDb(site, (db) => db.selectFrom('eventos').select('titulo').execute());
  return rows.map(({ titulo }) => titulo);
}
