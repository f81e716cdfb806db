/** What the clipboard really holds, clutter and all: three word processors and a page of the web. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { find, type PasteNode } from './paste-tree.ts';

type Parsed = DefaultTreeAdapterTypes.Node;

/** The page's body as the browser would hand it over. */
export function parsed(html: string): PasteNode {
  return find(fromParsed(parse(html)), ({ tag }) => tag === 'body')!;
}

function fromParsed(node: Parsed): PasteNode {
  const attrs = 'attrs' in node ? node.attrs : [];
  return {
    tag: 'tagName' in node ? node.tagName : node.nodeName === '#text' ? '' : '#other',
    text: node.nodeName === '#text' && 'value' in node ? node.value : '',
    attr: (name) => attrs.find((one) => one.name === name)?.value ?? '',
    children: 'childNodes' in node ? node.childNodes.map(fromParsed) : [],
  };
}

const wordMark = (mark: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;

export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;} --></style></head>
<body lang=ES style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><span lang=ES style='mso-ansi-language:ES'>La Ciudad Encantada<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=ES style='mso-ansi-language:ES'>A pocos kilómetros de <b style='mso-bidi-font-weight:normal'>Cuenca</b>, un
paseo entre <i>rocas</i>&nbsp;y <a href="https://www.ciudadencantada.es/"><span style='color:#0563C1'>callejones</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2 style='margin-top:8.0pt'><b><span lang=ES>Qué llevar<o:p></o:p></span></b></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${wordMark('·')}<span lang=ES>Calzado cómodo<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${wordMark('o')}<span lang=ES>mejor <b>botas</b><o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${wordMark('·')}<span lang=ES>Agua<o:p></o:p></span></p>
<p class=MsoNormal>Y en este orden:</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${wordMark('1.')}Entrada</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${wordMark('2.')}Tormo Alto</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=198 valign=top style='width:148.25pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Mes<o:p></o:p></b></p></td>
 <td width=198 style='width:148.25pt'><p class=MsoNormal><b>Horario<o:p></o:p></b></p></td></tr>
 <tr style='mso-yfti-irow:1'><td colspan=2 width=396><p class=MsoNormal>De 10:00 a 20:00<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Imagen_x0020_1" type="#_x0000_t75"><v:imagedata src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=567 height=378 src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" alt="Imagen que contiene roca" v:shapes="Imagen_x0020_1"><![endif]></p>
<p class=MsoNormal>Nota al pie<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p>
<!--EndFragment--></body></html>`;

const run = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;

export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5c4f0a2e-7fff-1b2c-9d1e-0a1b2c3d4e5f">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${run('font-weight:400', 'Rutas de otoño')}</h2>
<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${run('font-weight:400', 'Las mejores ')}${run('font-weight:700', 'hoces')}${run('font-style:italic;text-decoration:none', ' del Júcar')}${run('', ', según ')}<a href="https://www.google.com/url?q=https://www.dipucuenca.es/turismo?a%3D1&sa=D" style="text-decoration:none;">${run('text-decoration:underline;color:#1155cc', 'la Diputación')}</a>${run('', '.')}</p><br>
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="1"><p dir="ltr" style="line-height:1.38" role="presentation">${run('', 'Hoz del Huécar')}</p></li><ul style="margin-top:0"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${run('', 'Casas Colgadas')}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${run('', 'Hoz del Júcar')}</p></li></ul>
<p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc" width="602" height="401" style="margin-left:0px;"></span></p>
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"><col width="301"></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr">${run('', 'Salida')}</p></td><td><p dir="ltr">${run('', '9:00')}</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

export const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';

export const libreOffice = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.7 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; background: transparent }</style></head>
<body lang="es-ES" link="#000080" vlink="#800000" dir="ltr">
<h1 class="western">Fiestas de <font color="#c9211e">San Julián</font></h1>
<h2 class="western"><font face="Liberation Sans"><b>Programa</b></font></h2>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Pregón, <u>gigantes</u> y <span style="font-weight: normal">cabezudos</span>.</font></font></p>
<p style="margin-bottom: 0cm"><br/>
</p>
<ol>
	<li><p style="line-height: 100%">Pregón</p></li>
	<li><p style="line-height: 100%">Verbena</p>
	<ul><li><p>hasta las dos</p></li></ul></li>
</ol>
<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/>
	<thead><tr valign="top"><th width="50%" style="border: 1px solid #000000"><p>Día</p></th><th width="50%"><p>Acto</p></th></tr></thead>
	<tr valign="top"><td width="50%"><p>28 de enero</p></td><td><p align="center"><a href="mailto:fiestas@example.org">Misa</a></p></td></tr>
</table>
<p><img src="${dot}" name="Imagen1" align="bottom" width="250" height="180" border="0"/></p>
<p><img src="file:///tmp/lu1234abcd.tmp/lu1234abcd_tmp_6f0e.png" name="Imagen2" align="left" hspace="12" width="300"/> Al caer la tarde.</p>
</body></html>`;

export const webPage = `<meta charset='utf-8'><style>.x{color:red}</style><script>alert(1)</script>
<article class="post css-1x2y3z" data-track="leer" style="font-family:Georgia"><div class="css-9"><div><h1 class="title" onclick="x()">Uclés en un día</h1></div></div>
<div class="share"><button>Compartir</button><svg viewBox="0 0 1 1"><path d="M0"/></svg></div>
<div>Texto suelto en un <span class="hl" style="font-weight: 700; color: rgb(1, 2, 3)">div</span>, con <a href="javascript:alert(1)">trampa</a>, <a href="/ruta/relativa">relativo</a> y <a href="https://otro.example/?a=1&amp;b=2" target="_blank" rel="noopener" onclick="y()">enlace</a>.</div>
<figure class="wp-block-image"><picture><source srcset="https://otro.example/u.avif" type="image/avif"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://otro.example/ucles.jpg" alt="Monasterio de Uclés" class="lazy" loading="lazy"></picture><figcaption>El monasterio. Foto: <a href="https://otro.example/ana">Ana</a></figcaption></figure>
<img src="https://otro.example/pixel.gif" width="1" height="1"><img src="blob:https://otro.example/5a1b" alt="mapa.png">
<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0" width="560"></iframe><iframe src="https://anuncios.example/x"></iframe>
<table role="presentation"><tr><td><p>Maquetado con una tabla.</p></td></tr></table>
<blockquote class="quote"><p>«El Escorial de la Mancha»</p></blockquote><p class="sr-only">solo para lectores</p><p style="display:none">oculto</p>
<p>Sigue leyendo <img class="emoji" alt="🏰" src="https://s.w.org/images/core/emoji/1f3f0.svg"></p></article>`;
