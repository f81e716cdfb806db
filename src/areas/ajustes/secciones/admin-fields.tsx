/** The sections of the home page: which, in what order, and how it looks. */
import { Group, NativeSelect, Text } from '@mantine/core';
import { SelectField, SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import type { SectionForm } from '../admin-section-form.ts';
import { withPlace } from '../marca/texto.ts';
import styles from './admin-fields.module.css';
import { PortadaPreview } from './admin-preview.tsx';
import { categoriaChoices, titleOf } from './admin-words.ts';
import { headings } from './headings.ts';
import { aSeccion, repeated, type Seccion, type TipoSeccion, tiposSeccion } from './secciones.ts';

export function SeccionesFields({ form }: { form: SectionForm }) {
  const { lista, ocultar_vacias } = form.values as { lista: Seccion[]; ocultar_vacias: boolean };
  const categorias = useCall('get_categories.php', {}, '').data?.categories;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <SwitchField
          form={form}
          name="ocultar_vacias"
          label="Ocultar las secciones que no tienen nada"
          description="En la portada y al pie: noticias, artículos, radio, patrocinadores… Apagado, cada una dice que aún no tiene nada"
        />
        <ListField
          form={form}
          path="lista"
          label="Secciones, de arriba abajo"
          help="Arrástralas o usa las flechas. Con el título vacío se dice lo que ves en gris."
          one="la sección"
          title={(seccion) => titleOf(seccion, categorias)}
          empty={aSeccion('texto')}
          add="Añadir un texto"
          alsoAdd={[{ label: 'Añadir una categoría', item: aSeccion('categoria') }]}
          max={30}
        >
          {(path, seccion: Seccion) => (
            <SeccionFields form={form} path={path} seccion={seccion} categorias={categorias} />
          )}
        </ListField>
        <AddOther form={form} lista={lista} />
      </div>
      <PortadaPreview lista={lista} ocultarVacias={ocultar_vacias} />
    </div>
  );
}

/** Those that are not there yet. */
function AddOther({ form, lista }: { form: SectionForm; lista: Seccion[] }) {
  const others = tiposSeccion.filter((tipo) => !repeated.includes(tipo) && !lista.some((one) => one.tipo === tipo));
  if (others.length === 0) return null;
  return (
    <NativeSelect
      label="Añadir otra sección"
      value=""
      data={[
        { value: '', label: 'Elige cuál' },
        ...others.map((tipo) => ({ value: tipo, label: headings[tipo].nombre })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value) form.insertListItem('lista', aSeccion(value as TipoSeccion));
      }}
    />
  );
}

/** Their words and pictures are in other settings. */
const written: Partial<Record<TipoSeccion, string>> = {
  hero: 'La imagen y el botón están en «Portada».',
  intro: 'Las tarjetas están en «Portada».',
  apoyo: 'El botón está en «Portada».',
};

interface SeccionProps {
  form: SectionForm;
  path: string;
  seccion: Seccion;
  /** Once they have come. */
  categorias: CallOutput<'get_categories.php'>['categories'] | undefined;
}

function SeccionFields({ form, path, seccion: { tipo, texto, categoria }, categorias }: SeccionProps) {
  const { marca, portada } = useSitio();
  const usual = {
    ...headings[tipo],
    ...(tipo === 'hero' && { titulo: portada.titulo, entradilla: portada.entradilla }),
    ...(tipo === 'apoyo' && { titulo: portada.apoyo.titulo, entradilla: portada.apoyo.texto }),
  };
  return (
    <>
      <SwitchField form={form} name={`${path}.visible`} label="Se ve en la portada" />
      {tipo === 'categoria' && (
        <CategoriaField form={form} name={`${path}.categoria`} chosen={categoria} categorias={categorias} />
      )}
      <TextField
        form={form}
        name={`${path}.titulo`}
        label="Título"
        placeholder={withPlace(marca, usual.titulo ?? '')}
        maxLength={100}
      />
      <TextareaField
        form={form}
        name={`${path}.entradilla`}
        label="Entradilla"
        placeholder={withPlace(marca, usual.entradilla ?? '')}
        maxLength={300}
      />
      {tipo === 'texto' && (
        <RichTextInput
          label="Texto"
          name={`${path}.texto`}
          value={texto}
          onChange={(html) => form.setFieldValue(`${path}.texto`, html)}
          error={form.errors[`${path}.texto`] as string | undefined}
        />
      )}
      {written[tipo] && (
        <Group gap={4}>
          <Text size="sm">{written[tipo]}</Text>
          <AppLink href="/admin/ajustes/portada">Abrir</AppLink>
        </Group>
      )}
    </>
  );
}

interface CategoriaProps extends Pick<SeccionProps, 'form' | 'categorias'> {
  name: string;
  chosen: string;
}

function CategoriaField({ form, name, chosen, categorias }: CategoriaProps) {
  const { isGone, data } = categoriaChoices(categorias, chosen);
  const error = 'Esa categoría se ha borrado y la sección no se ve: elige otra, o quita la sección.';
  return <SelectField form={form} name={name} label="Categoría" required data={data} {...(isGone && { error })} />;
}
