/** THE ROUTE TABLE: every path of the product, one line each. Files are relative to src/. */
import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

export const routes = rootRoute('root.tsx', [
  layout('site', 'site/layout.tsx', [
    index('site/home.tsx'),
    route('/$categoriaSlug', 'site/categoria.tsx'),
    route('/$categoriaSlug/$articleSlug', 'site/articulo.tsx'),
    route('/$', 'site/anything-else.tsx'),
  ]),
  route('/login', 'site/login.tsx'),
  route('/recuperar-contrasena', 'site/recuperar-contrasena.tsx'),
  route('/restablecer-contrasena', 'site/restablecer-contrasena.tsx'),
  route('/admin', 'admin/layout.tsx', [
    index('admin/panel.tsx'),
    route('/articulos/nuevo', 'admin/articulo-nuevo.tsx'),
    route('/articulos/gestion', 'admin/articulos.tsx'),
    route('/articulos/editar/$slug', 'admin/articulo-editar.tsx'),
    route('/categorias/gestion', 'admin/categorias.tsx'),
    route('/provincias/gestion', 'admin/provincias.tsx'),
  ]),
]);
