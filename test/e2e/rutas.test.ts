/** A walk: looked at by finger and keyboard, then gone along, as the telephone alone knows. */
import type { CDPSession, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, phone } from './browser.ts';
import { visit } from './html.ts';

const slug = 'por-la-hoz-del-huecar-bajo-las-casas-colgadas';

/** A finger that goes from one part of a drawing to another, in steps, with the browser deciding what that means. */
async function drag(finger: CDPSession, drawing: Locator, from: number, to: number): Promise<void> {
  const { x, y, width, height } = (await drawing.boundingBox())!;
  const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 10; step++)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + ((to - from) * step) / 10),
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Plan and profile are one: a finger along either shows the point on the other, and so do the arrow keys; who walks
 * stays on both.
 */
test('a point of a route is on its plan and its profile at once', async () => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  const { data } = JSON.parse((await visit(`/api/get_ruta.php?slug=${slug}`)).text) as {
    data: { linea: [number, number][]; distancia_m: number };
  };
  await page.goto(`/rutas/${slug}`);
  const finger = await page.context().newCDPSession(page);
  const plan = page.getByRole('img', { name: /^Plano del recorrido/ });
  const profile = page.getByRole('img', { name: /^Perfil:/ });
  const slider = page.getByRole('slider', { name: 'Punto del camino' });
  const metres = async () => Number(await slider.inputValue());
  const onPlan = page.locator('figure [data-at=point]');
  const onProfile = profile.locator('[data-at=point]');

  await profile.scrollIntoViewIfNeeded();
  await drag(finger, profile, 0.3, 0.8);
  await expect.poll(metres).toBeGreaterThan(0.65 * data.distancia_m);
  await onPlan.waitFor({ state: 'attached' });
  const place = await onPlan.getAttribute('style');
  await slider.press('ArrowLeft');
  await expect.poll(() => onPlan.getAttribute('style')).not.toBe(place);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\d,\d+ km · \d[\d.]* m de altitud$/);

  await plan.scrollIntoViewIfNeeded();
  const before = await metres();
  await drag(finger, plan, 0.2, 0.9);
  await expect.poll(metres).not.toBe(before);
  const chosen = await metres();
  expect(await onProfile.count()).toBe(1);

  // On the way: at every tenth point of the line, then aside, then back.
  const stand = (index: number, toNorth = 0) => {
    const [latitude, longitude] = data.linea[index]!;
    return page.context().setGeolocation({ latitude: latitude + toNorth, longitude, accuracy: 8 });
  };
  await stand(0);
  await page.context().grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Seguirme en el camino' }).click();
  const said = page.locator('p[data-kind]');
  await said.filter({ hasText: 'Vas por el camino. Te quedan' }).waitFor();
  // What was looked at before gives way to where one is.
  await expect.poll(metres).not.toBe(chosen);
  const here = profile.locator('[data-at=here] line');
  const places: number[] = [];
  const last = data.linea.length - 1;
  for (const share of [0.2, 0.4, 0.6]) {
    const before = await here.getAttribute('x1');
    await stand(Math.round(last * share));
    await expect.poll(() => here.getAttribute('x1'), { timeout: 10_000 }).not.toBe(before);
    places.push(Number(await here.getAttribute('x1')));
  }
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await profile.tap();
  expect([await here.count(), await page.locator('figure [data-at=here]').count()]).toEqual([1, 1]);
  let aside = 0.004;
  const left = async () => {
    aside += 0.0003;
    await stand(Math.round(last * 0.6), aside);
    return said.innerText();
  };
  await expect.poll(left, { timeout: 15_000 }).toMatch(/^Te has salido del camino: está a .* hacia el/);
  await page.getByRole('status').filter({ hasText: 'Te has salido del camino' }).waitFor({ state: 'attached' });
  await stand(Math.round(last * 0.7));
  await said.filter({ hasText: 'Vas por el camino. Te quedan' }).waitFor();
});
