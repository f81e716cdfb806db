/** The sections of the home page: which, in what order, and how it looks. */
import { Group, NativeSelect, Text } from '@mantine/core';
import { SelectField, SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import type { SectionForm } from '../admin-section-form.ts';
import { withPlace } from '../marca/texto.ts';
import styles from './admin-fields.module.css';
import { PortadaPreview } from './admin-preview.tsx';
import { headings } from './headings.ts';
import { aSeccion, repeated, type Seccion, type TipoSeccion, tiposSeccion } from './secciones.ts';

export function SeccionesFields({ form }: { form: SectionForm }) {
  const { lista, ocultar_vacias } = form.values as { lista: Seccion[]; ocultar_vacias: boolean };
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
          title={titleOf}
          empty={aSeccion('texto')}
          add="Añadir un texto"
          alsoAdd={[{ label: 'Añadir una categoría', item: aSeccion('categoria') }]}
          max={30}
        >
          {(path, seccion: Seccion) => <SeccionFields form={form} path={path} seccion={seccion} />}
        </ListField>
        <AddOther form={form} lista={lista} />
      </div>
      <PortadaPreview lista={lista} ocultarVacias={ocultar_vacias} />
    </div>
  );
}

function titleOf({ tipo, titulo, visible }: Seccion): string {
  const { nombre } = headings[tipo];
  return [titulo ? `${nombre}: ${titulo}` : nombre, !visible && '(no se ve)'].filter(Boolean).join(' ');
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

function SeccionFields({
  form,
  path,
  seccion: { tipo, texto },
}: {
  form: SectionForm;
  path: string;
  seccion: Seccion;
}) {
  const { marca, portada } = useSitio();
  const usual = {
    ...headings[tipo],
    ...(tipo === 'hero' && { titulo: portada.titulo, entradilla: portada.entradilla }),
    ...(tipo === 'apoyo' && { titulo: portada.apoyo.titulo, entradilla: portada.apoyo.texto }),
  };
  return (
    <>
      <SwitchField form={form} name={`${path}.visible`} label="Se ve en la portada" />
      {tipo === 'categoria' && <CategoriaField form={form} name={`${path}.categoria`} />}
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

function CategoriaField({ form, name }: { form: SectionForm; name: string }) {
  const categorias = useCall('get_categories.php', {}, '').data?.categories ?? [];
  return (
    <SelectField
      form={form}
      name={name}
      label="Categoría"
      required
      data={[
        { value: '', label: 'Elige la categoría' },
        ...categorias.map(({ slug, nombre_categoria }) => ({ value: slug, label: nombre_categoria })),
      ]}
    />
  );
}
