import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Reserve em minutos um passeio de barco em São Martinho: passeios por lugar e fretamentos privativos por dia, com capitães locais.',
  '/info/about':
    'Um mercado de passeios de barco ao redor de São Martinho: passeios por lugar e fretamentos privativos por dia, com capitães locais.',
  '/info/accessibility':
    'Quais diretrizes de acessibilidade seguimos, o que funciona com teclado e leitores de tela, e o que ainda não funciona.',
  '/info/contact':
    'Como falar com as pessoas por trás do site: sobre reservas, para capitães e para todo o resto.',
  '/info/how-it-works':
    'De encontrar um barco até zarpar: como escolher um passeio ou um fretamento, as duas formas de pagar e o que você recebe por e-mail.',
  '/info/help-center':
    'Respostas sobre reservar, pagar, mudar e navegar, e onde perguntar o resto.',
  '/info/trust-and-safety':
    'Com o que os capitães concordam, quem decide no mar, como se cuida das crianças, e como o seu dinheiro e os seus dados são protegidos.',
  '/info/refunds-cancellations-weather':
    'Quando você recebe de volta o dinheiro de um passeio: mau tempo, um capitão ou passageiro que cancela, e pagamentos atrasados.',
} satisfies Descriptions;
