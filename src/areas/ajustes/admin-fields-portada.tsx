import { Divider, SimpleGrid, Text } from '@mantine/core';
import { TextareaField, TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import { StoredPictureField } from '#desk/form/stored-picture-field.tsx';
import { AppLink } from '#ui/app-link.tsx';
import type { SectionForm } from './admin-section-form.ts';
import { TargetField } from './admin-target-field.tsx';

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
      <Text size="sm">
        Qué se ve y en qué orden se elige en <AppLink href="/admin/ajustes/secciones">Secciones de la portada</AppLink>.
      </Text>
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
