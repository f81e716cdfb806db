/** The declaration that whoever invoices with the program shows or prints (article 13 of RD 1007/2023). */
import { Alert, Button, Container, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { BackLink } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';
import { formatLongDate } from '#values/fecha.ts';
import styles from './admin-page.module.css';

export const Route = createFileRoute('/admin/facturas/declaracion')({ component: Declaracion });

const title = 'Declaración responsable';
const back = { href: '/admin/facturas/gestion', label: 'Volver a las facturas' };

function Declaracion() {
  const query = useCall('get_declaracion_admin.php', {}, 'No se pudo cargar la declaración.');
  return (
    <QueryState query={query} title={title} back={back}>
      {({ data }) => (
        <Container size={800} py="lg">
          <Group justify="space-between" mb="lg" className={styles.screenOnly}>
            <BackLink {...back} />
            <Button onClick={() => window.print()} leftSection={<Printer size={16} aria-hidden="true" />}>
              Imprimir
            </Button>
          </Group>
          {(!data.productor || !data.nif) && (
            <Alert color="yellow" variant="light" role="note" mb="md" className={styles.screenOnly}>
              Faltan tu nombre o tu NIF: complétalos en <AppLink href="/admin/ajustes/titular">Titular</AppLink>.
            </Alert>
          )}
          <Sheet declaracion={data} />
        </Container>
      )}
    </QueryState>
  );
}

type Data = CallOutput<'get_declaracion_admin.php'>['data'];

function Sheet({ declaracion }: { declaracion: Data }) {
  const { productor, nif, direccion, contacto, nombre, id, version, instalacion, fecha, lugar } = declaracion;
  const facts: [string, string][] = [
    ['Nombre del sistema informático', nombre],
    ['Código identificador', id],
    ['Versión', version],
    ['Número de instalación', instalacion],
    ['Productor', `${productor}, NIF ${nif}`],
    ['Dirección postal', direccion],
    ['Contacto', contacto],
    ['Solo puede funcionar como VERI*FACTU', 'Sí'],
    ['Permite facturar a varios obligados tributarios', 'No'],
    ['Se usa para varios obligados tributarios', 'No'],
    ['Firma electrónica de los registros', 'No: se remiten a la Agencia Tributaria'],
  ];
  return (
    <article className={styles.sheet}>
      <h1>{title} del sistema informático de facturación</h1>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Componentes y funciones</h2>
      <p>
        Es el programa del sitio web, con su base de datos, en el servidor de quien factura. Emite la factura de cada
        pedido pagado y la rectificativa de cada reembolso, las facturas hechas a mano y las que sustituyen a una
        simplificada, y lleva el libro de facturas expedidas.
      </p>
      <h2>Cómo cumple</h2>
      <ul>
        <li>
          Cada factura y cada anulación genera en el mismo momento su registro de facturación, que no se puede evitar.
        </li>
        <li>
          Los registros se encadenan: cada uno lleva la huella (SHA-256) del anterior. «Comprobar la cadena» la recorre
          entera y avisa de cualquier cambio.
        </li>
        <li>
          La base de datos rechaza cambiar o borrar lo emitido; lo que haya que corregir es otra factura u otro
          registro.
        </li>
        <li>Los números siguen uno a otro en cada serie y año, sin huecos, y las fechas nunca retroceden.</li>
        <li>
          Los registros se remiten a la Agencia Tributaria en su orden y con su formato, y se conservan y se pueden
          descargar durante el plazo que marca la ley.
        </li>
        <li>Cada factura lleva el código QR con el que quien la recibe puede comprobarla.</li>
      </ul>
      <p>
        {productor} declara que el sistema informático «{nombre}», en la versión indicada, cumple con lo dispuesto en el
        artículo 29.2.j) de la Ley 58/2003, de 17 de diciembre, General Tributaria, en el Reglamento aprobado por el
        Real Decreto 1007/2023, de 5 de diciembre, en la Orden HAC/1177/2024, de 17 de octubre, y en la sede electrónica
        de la Agencia Estatal de Administración Tributaria para todo aquello que completa las especificaciones de dicha
        orden.
      </p>
      <p>
        {lugar && `En ${lugar}, a `}
        {formatLongDate(fecha)}.
      </p>
      <p className={styles.signature}>Firma:</p>
    </article>
  );
}
