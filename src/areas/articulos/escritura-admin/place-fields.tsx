/** Where an article is found besides its category: other categories, topics, and whether it is put forward. */
import { Suspense, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { SwitchField } from '#desk/form/fields.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { TemasField } from '../temas/admin-temas-field.tsx';
import type { Writing } from './use-writing.ts';

const OtherCategories = lazyPart(() => import('./other-categories.tsx').then((module) => module.OtherCategories));

interface Props {
  form: Writing['form'];
  categorias: { value: string; label: string }[];
  canPublish: boolean;
}

export function PlaceFields({ form, categorias, canPublish }: Props) {
  const { categoria, otras_categorias, temas } = form.values;
  const [wasOpened, setOpened] = useState(false);
  const others = categorias.filter(({ value }) => value !== categoria);
  return (
    <>
      <details onToggle={() => setOpened(true)}>
        <summary>Otras categorías{chosenText(otras_categorias, others)}</summary>
        {wasOpened && (
          <Suspense fallback={<Coming />}>
            <OtherCategories form={form} others={others} />
          </Suspense>
        )}
      </details>
      <TemasField
        label="Temas"
        name="temas"
        description="De qué trata: escribe uno y pulsa Intro"
        value={JSON.parse(temas) as string[]}
        onChange={(names) => form.setFieldValue('temas', JSON.stringify(names))}
        error={form.errors.temas}
      />
      {canPublish && (
        <SwitchField form={form} name="destacado" label="Destacado" description="Se pone por delante de los demás" />
      )}
    </>
  );
}

/** ": Rutas, Noticias" */
function chosenText(json: string, categorias: Props['categorias']): string {
  const ids = new Set((JSON.parse(json) as number[]).map(String));
  const names = categorias.filter(({ value }) => ids.has(value)).map(({ label }) => label);
  return names.length > 0 ? `: ${names.join(', ')}` : '';
}
