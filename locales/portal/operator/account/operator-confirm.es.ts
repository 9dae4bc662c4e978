import type { Translated } from '../../../translated.ts';
import type en from './operator-confirm.en.ts';

export default {
  links: {
    signup: {
      title: 'Confirme su correo electrónico',
      text: 'Pulse el botón para confirmar que esta dirección es suya. Después podrá añadir sus barcos.',
      button: 'Confirmar mi dirección',
    },
    invite: {
      title: 'Acepte su invitación',
      text: 'Le han invitado a ofrecer sus barcos aquí. Pulse el botón para aceptar.',
      button: 'Aceptar la invitación',
    },
    recovery: {
      title: 'Elija una contraseña nueva',
      text: 'Pulse el botón para continuar. Elegirá la contraseña nueva en la página siguiente.',
      button: 'Continuar',
    },
    magiclink: {
      title: 'Inicie sesión en su cuenta',
      text: 'Pulse el botón para iniciar sesión sin contraseña.',
      button: 'Iniciar sesión',
    },
    email: {
      title: 'Entre en su cuenta',
      text: 'Pulse el botón para confirmar su correo electrónico e iniciar sesión.',
      button: 'Continuar',
    },
    email_change: {
      title: 'Confirme el nuevo correo electrónico',
      text: 'Alguien con la sesión iniciada en su cuenta pidió cambiar el correo electrónico. Si fue usted, pulse el botón.',
      button: 'Confirmar el cambio',
    },
  },
  ignore: 'Este enlace sirve una sola vez. Si no lo ha pedido, cierre esta página: no cambiará nada.',
  later: 'Todavía no ha funcionado. Espere un minuto y vuelva a pulsar el botón.',
  overTitle: 'Este enlace ya se ha usado o ha vencido',
  overText: 'Cada enlace sirve una sola vez y vence pronto. Inicie sesión o pida allí un enlace nuevo.',
  halfTitle: 'Falta una confirmación',
  halfText: 'También hemos enviado un correo a su otra dirección. Siga el enlace que contiene para terminar el cambio.',
  toSignIn: 'Ir al inicio de sesión',
} satisfies Translated<typeof en>;
