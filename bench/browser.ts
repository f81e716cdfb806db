/** What a page costs a phone: its JavaScript, and how long it does not answer to fingers (CPU four times slowed). */
import { withBlockingTime } from './blocking-time.ts';
import { javascriptOf } from './javascript-of.ts';
import { median, type Note, startDemo } from './site.ts';

const rounds = 5;

export async function browser(demoDir: string, note: Note): Promise<void> {
  const site = await startDemo(demoDir);
  const scripts = await javascriptOf(site.url);
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  note('compressed JavaScript of an article', kilobytes(scripts.article.all), '≤ 100 KB');
  note('compressed JavaScript of the home page', kilobytes(scripts.home.all));
  note(
    'compressed JavaScript of /mapa beyond a plain page',
    kilobytes(scripts.mapa.all - scripts.plain.all),
    '≤ 25 KB',
  );
  const { adminList, adminForm } = scripts;
  note(`compressed JavaScript of the largest list, ${adminList.path}`, kilobytes(adminList.all), '≤ 200 KB');
  note(`compressed JavaScript of the largest form, ${adminForm.path}`, kilobytes(adminForm.all), '≤ 300 KB');
  const { all, editor } = scripts.adminEditor;
  note('compressed JavaScript of the article form before its editor', kilobytes(all - editor), '≤ 300 KB');
  note('compressed JavaScript of the editor, which comes after it', kilobytes(editor));
  const posts = (await (await fetch(`${site.url}/api/get_latest_posts.php`)).json()) as {
    data: { categoria_slug: string; slug: string }[];
  };
  await withBlockingTime(async (measure) => {
    for (const [what, path] of [
      ['home', '/'],
      ['article', `/${posts.data[0]!.categoria_slug}/${posts.data[0]!.slug}`],
      ['agenda', '/actividades-y-eventos'],
      ['shop', '/tienda'],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await measure(site.url + path));
      note(`blocking time, phone: ${what}`, `${Math.round(median(times))} ms`, '≤ 150 ms');
    }
  });
  await site.stop();
}
