// The board of Skerries: a web component. The page gives it `table` whenever something changes, and plays the offer
// whose id it sends with the event `act`.

const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
    :host { display: grid; gap: 16px; padding: 16px; align-content: start; justify-items: center; }
    .sea { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; padding: 16px; border-radius: 16px;
        background: var(--sea); color: var(--ink); min-width: min(420px, 80vw); }
    .net { width: 44px; height: 44px; border: 2px dashed var(--coast); border-radius: 50%; }
    .net.cast { border-style: solid; background: var(--paper); }
    .boat { flex-basis: 100%; text-align: center; font: 700 22px "Alegreya Sans", sans-serif; }
    button { min-height: 48px; min-width: 140px; margin: 4px; padding: 0 16px; font: 700 18px "Alegreya Sans", sans-serif;
        border: 2px solid var(--line); border-radius: 10px; background: var(--paper); color: var(--ink); cursor: pointer; }
    button:focus-visible { outline: 3px solid var(--signal); }
    ul { list-style: none; margin: 0; padding: 12px 20px; background: var(--paper); color: var(--ink); border-radius: 10px; }
    .active { font-weight: 700; }
`);

class Skerries extends HTMLElement {
    constructor() {
        super();
        this.attachShadow({ mode: "open" }).adoptedStyleSheets = [STYLE];
    }

    /** { view, viewer, seats, offers, language, nameOf } */
    set table(table) {
        if (table.view) this.shadowRoot.replaceChildren(this.sea(table), this.choices(table), this.boats(table));
    }

    sea({ view, nameOf }) {
        const sea = element("div", "sea");
        for (let i = 0; i < view.most_casts; i++) sea.append(element("span", i < view.casts ? "net cast" : "net"));
        sea.append(element("div", "boat", `${view.catch} × ${nameOf("fish")}`));
        return sea;
    }

    choices({ offers }) {
        const choices = element("div", "choices");
        for (const offer of offers) {
            const button = element("button", offer.kind, offer.text);
            button.type = "button";
            button.addEventListener("click", () => this.dispatchEvent(new CustomEvent("act", { detail: offer.id })));
            choices.append(button);
        }
        return choices;
    }

    boats({ view, seats, nameOf }) {
        const list = element("ul", "boats");
        view.seats.forEach((boat, seat) => {
            const name = seats[seat]?.name || `${seat + 1}`;
            list.append(element("li", seat === view.active ? "active" : "", `${name}: ${boat.fish} × ${nameOf("fish")}`));
        });
        return list;
    }
}

function element(tag, name, text = "") {
    const made = document.createElement(tag);
    if (name) made.className = name;
    made.textContent = text;
    return made;
}

customElements.define("kogge-skerries", Skerries);
