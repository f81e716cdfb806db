import { Divider, SimpleGrid } from '@mantine/core';
import { SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import { StoredPictureField } from '#desk/form/stored-picture-field.tsx';
import type { SectionForm } from './admin-section-form.ts';
import { TargetField } from './admin-target-field.tsx';
import type { HomeSection } from './defaults.ts';

const sectionLabels = {
  noticias: 'Últimas noticias',
  articulos: 'Últimos artículos',
  mapa: 'El mapa de la provincia',
  tarjetas: 'Tres maneras de empezar (las tarjetas)',
  radio: 'Radio en línea',
  apoyo: 'Apoyo a lo local',
} satisfies Record<HomeSection, string>;

export function PortadaFields({ form }: { form: SectionForm }) {
  return (
    <>
      <TextField form={form} name="titulo" label="Título" required maxLength={100} />
      <TextareaField form={form} name="entradilla" label="Entradilla" maxLength={250} />
      <Button form={form} path="boton" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <StoredPictureField
          form={form}
          name="imagen"
          label="Imagen para pantallas anchas"
          help="Apaisada, 2400 píxeles de ancho o más. Sin ella, la del programa"
        />
        <StoredPictureField
          form={form}
          name="imagen_estrecha"
          label="Imagen para teléfonos"
          help="Vertical. Sin ella se usa la ancha"
        />
      </SimpleGrid>
      <TextField
        form={form}
        name="imagen_alt"
        label="Texto alternativo de la imagen"
        description="Qué se ve, para quien no puede verla"
        maxLength={200}
      />
      <Divider label="Tarjetas" />
      <ListField
        form={form}
        path="tarjetas"
        label="Tres maneras de empezar"
        one="la tarjeta"
        title={({ titulo }: { titulo: string; texto: string; destino: string }) => titulo}
        empty={{ titulo: '', texto: '', destino: '' }}
        add="Añadir tarjeta"
        max={3}
      >
        {(path) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField form={form} name={`${path}.titulo`} label="Título" required maxLength={60} />
              <TargetField form={form} name={`${path}.destino`} />
            </SimpleGrid>
            <TextField form={form} name={`${path}.texto`} label="Texto" maxLength={160} />
          </>
        )}
      </ListField>
      <Divider label="Apoyo a lo local" />
      <TextField form={form} name="apoyo.titulo" label="Título del apoyo a lo local" required maxLength={100} />
      <TextareaField form={form} name="apoyo.texto" label="Texto del apoyo a lo local" maxLength={400} />
      <Button form={form} path="apoyo.boton" />
      <Divider label="Qué se ve y en qué orden" />
      <ListField form={form} path="secciones" label="Secciones de la portada" one="la sección">
        {(path, { clave }: { clave: HomeSection }) => (
          <SwitchField form={form} name={`${path}.visible`} label={sectionLabels[clave]} />
        )}
      </ListField>
    </>
  );
}

function Button({ form, path }: { form: SectionForm; path: string }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextField form={form} name={`${path}.texto`} label="Texto del botón" required maxLength={60} />
      <TargetField form={form} name={`${path}.destino`} label="Adónde lleva el botón" />
    </SimpleGrid>
  );
}
