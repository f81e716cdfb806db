/** The plain sections: texts, addresses and pictures. */
import { SimpleGrid, Textarea } from '@mantine/core';
import { SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { ListField } from '#desk/form/list-field.tsx';
import { StoredPictureField } from '#desk/form/stored-picture-field.tsx';
import { TagsField } from '#desk/form/tags-field.tsx';
import type { SectionForm } from './admin-section-form.ts';

export function IdentidadFields({ form }: { form: SectionForm }) {
  return (
    <>
      <TextField form={form} name="nombre" label="Nombre del sitio" required maxLength={60} />
      <TextField form={form} name="lema" label="Lema" required maxLength={120} />
      <TextareaField
        form={form}
        name="descripcion"
        label="Descripción"
        description="En buscadores, al compartir y al pie de cada página"
        required
        maxLength={300}
        minRows={2}
      />
      <StoredPictureField
        form={form}
        name="logo"
        label="Logotipo"
        help="SVG, PNG, JPEG o WebP. Mejor apaisado y con fondo transparente. En «Marca» eliges si va solo o con el nombre"
        isLogo
      />
    </>
  );
}

export function TitularFields({ form }: { form: SectionForm }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="nombre" label="Nombre o razón social" maxLength={120} autoComplete="name" />
        <TextField form={form} name="nif" label="NIF" maxLength={20} />
      </SimpleGrid>
      <TextField form={form} name="calle" label="Calle y número" maxLength={150} autoComplete="street-address" />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField form={form} name="codigo_postal" label="Código postal" maxLength={5} inputMode="numeric" />
        <TextField form={form} name="localidad" label="Localidad" maxLength={80} />
        <TextField form={form} name="provincia" label="Provincia" maxLength={80} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          form={form}
          name="email"
          label="Correo electrónico"
          type="email"
          maxLength={100}
          description="Aquí llegan los avisos, y a esta dirección te responden"
        />
        <TextField form={form} name="telefono" label="Teléfono" type="tel" maxLength={20} />
      </SimpleGrid>
      <TextField form={form} name="licencia" label="Licencia de turismo" maxLength={60} />
    </>
  );
}

export function RedesFields({ form }: { form: SectionForm }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          form={form}
          name="facebook"
          label="Facebook"
          placeholder="@tu_pagina o www.facebook.com/…"
          {...text(form, 'facebook')}
        />
        <TextField
          form={form}
          name="instagram"
          label="Instagram"
          placeholder="@tu_nombre"
          {...text(form, 'instagram')}
        />
        <TextField form={form} name="x" label="X" placeholder="@tu_nombre" {...text(form, 'x')} />
        <TextField form={form} name="youtube" label="YouTube" placeholder="@tu_canal" {...text(form, 'youtube')} />
      </SimpleGrid>
      <TagsField
        label="Etiquetas al compartir"
        description="Escribe una y pulsa Intro"
        name="hashtags"
        max={10}
        value={form.values.hashtags as string[]}
        onChange={(words) => form.setFieldValue('hashtags', words)}
        error={form.errors.hashtags ?? firstOf(form, 'hashtags')}
      />
    </>
  );
}

export function ReservasFields({ form }: { form: SectionForm }) {
  return (
    <>
      <TextField form={form} name="operador" label="Quién organiza y cobra las actividades" maxLength={120} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="telefono" label="Teléfono" type="tel" maxLength={20} />
        <TextField form={form} name="whatsapp" label="WhatsApp o Telegram" type="tel" maxLength={20} />
      </SimpleGrid>
      <Textarea
        label="Horario"
        description="Una línea por cada tramo"
        name="horario"
        autosize
        minRows={2}
        value={(form.values.horario as string[]).join('\n')}
        onChange={({ currentTarget }) => form.setFieldValue('horario', currentTarget.value.split('\n'))}
        onBlur={() =>
          form.setFieldValue(
            'horario',
            (form.values.horario as string[]).filter((line) => line.trim()),
          )
        }
        error={form.errors.horario ?? firstOf(form, 'horario')}
      />
      <TextField form={form} name="direccion" label="Dirección" maxLength={200} />
      <TextField form={form} name="licencia" label="Licencia" maxLength={60} />
      <ListField
        form={form}
        path="colaboradores"
        label="Colaboradores"
        one="el colaborador"
        title={({ nombre }: { nombre: string; logo: string | null }) => nombre}
        empty={{ nombre: '', logo: null }}
        add="Añadir colaborador"
        max={6}
      >
        {(path) => (
          <>
            <TextField form={form} name={`${path}.nombre`} label="Nombre" required maxLength={80} />
            <StoredPictureField form={form} name={`${path}.logo`} label="Logotipo" />
          </>
        )}
      </ListField>
    </>
  );
}

export function MediosFields({ form }: { form: SectionForm }) {
  return (
    <>
      <TextField
        form={form}
        name="radio"
        label="Dirección de la radio"
        description="La emisión (MP3, AAC, HLS) o la página de su reproductor. Vacía: la que diga el servidor"
        {...text(form, 'radio')}
      />
      <TextField
        form={form}
        name="mapas"
        label="Clave de mapas de Google"
        description="Sin ella los mapas incrustados usan la búsqueda pública"
        maxLength={200}
      />
    </>
  );
}

export function FacturacionFields({ form }: { form: SectionForm }) {
  return (
    <>
      <SwitchField
        form={form}
        name="emitir"
        label="Emitir aquí la factura de cada pedido pagado"
        description="Apágalo solo si facturas con otro programa. Necesita tu nombre, NIF y dirección (Titular)"
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField form={form} name="serie_completa" label="Serie de facturas" required maxLength={10} />
        <TextField form={form} name="serie_simplificada" label="Serie de simplificadas" required maxLength={10} />
        <TextField form={form} name="serie_rectificativa" label="Serie de rectificativas" required maxLength={10} />
      </SimpleGrid>
      <TextareaField
        form={form}
        name="pie"
        label="Texto al pie de las facturas"
        description="Por ejemplo, los datos del registro mercantil"
        maxLength={300}
        minRows={2}
      />
    </>
  );
}

export function PreparacionFields({ form }: { form: SectionForm }) {
  return (
    <>
      <SwitchField
        form={form}
        name="activa"
        label="El sitio está en preparación"
        description="Las visitas y los buscadores ven una sola página con tu logotipo. Quien ha iniciado sesión ve el sitio entero"
      />
      <TextField
        form={form}
        name="fecha"
        {...text(form, 'fecha')}
        label="Abre el"
        type="date"
        description="Se dice en la página. El sitio no se abre solo: apaga el interruptor cuando esté listo"
      />
      <TextareaField
        form={form}
        name="mensaje"
        label="Mensaje"
        description="Vacío: «Estamos preparando este sitio.»"
        maxLength={300}
        minRows={2}
      />
    </>
  );
}

export function BoletinFields({ form }: { form: SectionForm }) {
  return (
    <TextareaField
      form={form}
      name="consentimiento"
      label="Texto del consentimiento"
      description="Lo que acepta quien se suscribe. Junto a cada suscripción se guarda la versión de la política de privacidad"
      required
      maxLength={500}
      minRows={3}
    />
  );
}

/** A field that may be null is an empty text in its box. */
function text(form: SectionForm, path: string) {
  return { value: (form.getInputProps(path).value as string | null) ?? '' };
}

/** What is wrong with one of a list's entries, said beside the list. */
function firstOf(form: SectionForm, path: string) {
  return Object.entries(form.errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
}
