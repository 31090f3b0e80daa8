// What ntfy is documented to do with a template of an address: the body is read as JSON, and Go's text/template
// makes the message of it.
//
// usage: topic-message <template> <body>
package main

import (
	"encoding/json"
	"log"
	"os"
	"text/template"
)

func main() {
	var body any
	if err := json.Unmarshal([]byte(os.Args[2]), &body); err != nil {
		log.Fatal(err)
	}
	parsed := template.Must(template.New("message").Parse(os.Args[1]))
	if err := parsed.Execute(os.Stdout, body); err != nil {
		log.Fatal(err)
	}
}
